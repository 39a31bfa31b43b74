/** Palettes by role. Every text on its background reaches AA (4.5:1), every control's outline 3:1. */
export const light = {
  ink: '#14201F',
  inkSoft: '#4C5A57',
  page: '#FBF8F3',
  paper: '#FFFFFF',
  line: '#E7E1D7',
  control: '#8B8475',
  teal: '#0E4A4A',
  tealDark: '#083636',
  tealLight: '#2E6C6A',
  onTeal: '#FFFFFF',
  mustard: '#F4B41A',
  mustardDark: '#DB9D05',
  onMustard: '#14201F',
  rust: '#B4451F',
  green: '#1E7B4F',
  blue: '#1F5FA8',
  amber: '#8A5A00',
  band: '#0E4A4A',
  bandDeep: '#0A3B3B',
  onBand: '#FFFFFF',
  onBandSoft: '#C9DCD8',
  tile: '#F1ECE2',
  tileInk: '#8FA8A3',
  floor: '#14201F',
} as const;

export const dark: Record<keyof typeof light, string> = {
  ink: '#F4EFE6',
  inkSoft: '#B3BFBA',
  page: '#0F1817',
  paper: '#182423',
  line: '#2D3B39',
  control: '#74857F',
  teal: '#74C9C0',
  tealDark: '#9BDDD6',
  tealLight: '#4FA79F',
  onTeal: '#0B1D1C',
  mustard: '#F4B41A',
  mustardDark: '#FFC94A',
  onMustard: '#14201F',
  rust: '#F0936B',
  green: '#66C795',
  blue: '#84B6F0',
  amber: '#EDBE5B',
  band: '#0C3535',
  bandDeep: '#092A2A',
  onBand: '#FFFFFF',
  onBandSoft: '#BFD3CF',
  tile: '#213130',
  tileInk: '#5C7873',
  floor: '#0A1110',
};

export const RADIUS = { card: 10, control: 8, chip: 999 } as const;
/** Height of the sticky header, in pixels: the same on a phone and on a wide screen. */
export const HEADER_HEIGHT = 112;
export const HEADING_FONT = "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif";
export const TEXT_FONT = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
/** Storage key of the colour mode; public/first-paint.js reads it before the first paint. */
export const MODE_KEY = 'tuerca-modo';
