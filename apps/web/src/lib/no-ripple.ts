/** Stands in a build for MUI's TouchRipple, which the theme never shows (vite.config.ts). */
export default function NoRipple(): null {
  return null;
}
