import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const built = '../src/grognard/server/static';

/** Packs what can be packed beside the built files: the server sends those to whoever takes them. */
function packed() {
  return {
    name: 'packed',
    apply: 'build' as const,
    closeBundle() {
      for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const file = join(built, name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes));
      }
    },
  };
}

const PUBLIC = ['/', '/icon.svg', '/icon-192.png', '/manifest.json'];

/** Writes the service worker of this build, which knows the files that belong to it. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const shell = [...PUBLIC, ...Object.keys(bundle).filter((name) => name.startsWith('assets/'))].map(
        (name) => (name.startsWith('/') ? name : `/${name}`),
      );
      const build = createHash('sha256').update(shell.join()).digest('hex').slice(0, 12);
      const source = readFileSync('serviceWorker.js', 'utf8')
        .replace('__BUILD__', build)
        .replace('__SHELL__', JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker(), packed()],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no data: fonts or scripts
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
