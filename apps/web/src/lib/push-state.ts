import { isPushSupported, pushPermission } from './push';

/**
 * Whether this browser can be pushed to: `ready` when nothing but a press is missing, `install` on an iPhone or iPad whose browser
 * takes pushes only from the home screen, `denied` when the person has said no to the browser. Call it in the browser alone.
 */
export function pushState(): 'ready' | 'denied' | 'install' | 'unsupported' {
  if (isPushSupported()) return pushPermission() === 'denied' ? 'denied' : 'ready';
  const { userAgent, platform, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac; no Mac has a touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return isIos ? 'install' : 'unsupported';
}

/** Whether the browser has not asked the person yet. */
export const isPushUnasked = (): boolean => isPushSupported() && pushPermission() === 'default';
