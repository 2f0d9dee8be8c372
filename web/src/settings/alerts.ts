/** Calls somebody whose turn has come: a sound, and where they are looking elsewhere a notification. */

import { likes } from './preferences.svelte';

const ICON = '/icon-192.png';
const NOTES = [523, 784];

export const canNotify = (): boolean => typeof Notification === 'function';

/** Asks the browser, which asks the person: only after a click. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** It is somebody's turn at a table. */
export function callPlayer(table: string, title: string, text: string): void {
  if (likes.sound) chime();
  if (likes.notices && document.hidden && canNotify() && Notification.permission === 'granted')
    void notify(title, { body: text, tag: table, icon: ICON, data: `/table/${table}` });
}

async function notify(title: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Two short notes, made on the spot; none before somebody has done something on the page: browsers forbid it. */
export function chime(): void {
  if (typeof AudioContext !== 'function' || !navigator.userActivation?.hasBeenActive) return;
  const sound = new AudioContext();
  NOTES.forEach((frequency, i) => note(sound, frequency, sound.currentTime + i * 0.14));
  setTimeout(() => void sound.close(), 1_000);
}

function note(sound: AudioContext, frequency: number, at: number): void {
  const tone = new OscillatorNode(sound, { type: 'sine', frequency });
  const volume = new GainNode(sound, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
  tone.connect(volume).connect(sound.destination);
  tone.start(at);
  tone.stop(at + 0.32);
}
