/** The sheet's colours as CSS variables of the page, for the light and the dark theme. */
import type { Palette } from '../../protocol';

let current: CSSStyleSheet | null = null;

/** Puts the colours on the whole page: boxes and legend stand outside the map. */
export function wear(palette: Palette): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules(palette));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((other) => other !== current), sheet];
  current = sheet;
}

/** Light, unless the page says dark. */
export function rules({ light, dark }: Palette): string {
  return `:root{${declared(light)}}:root[data-theme='dark']{${declared(dark)}}`;
}

function declared(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';');
}
