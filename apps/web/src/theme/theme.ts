import { createTheme, type TypographyVariantsOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components';
import { dark, HEADING_FONT, light, RADIUS, TEXT_FONT } from './tokens';
import { leanStyleSheets } from './variables';

interface Brand {
  /** Ground of header and hero, and what stands on it. */
  band: string;
  bandDeep: string;
  onBand: string;
  onBandSoft: string;
  /** Tinted ground behind pictures, and drawings on it. */
  tile: string;
  tileInk: string;
  /** Ground of the footer. */
  floor: string;
  /** Border of fields: 3:1 against page and paper. */
  control: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    marca: Brand;
  }
  interface PaletteOptions {
    marca?: Brand;
  }
}

const paletteOf = (t: Record<keyof typeof light, string>) => ({
  primary: { main: t.teal, dark: t.tealDark, light: t.tealLight, contrastText: t.onTeal },
  secondary: { main: t.mustard, dark: t.mustardDark, light: t.mustard, contrastText: t.onMustard },
  error: { main: t.rust, contrastText: t === light ? '#FFFFFF' : t.onTeal },
  success: { main: t.green, contrastText: t === light ? '#FFFFFF' : t.onTeal },
  info: { main: t.blue, contrastText: t === light ? '#FFFFFF' : t.onTeal },
  warning: { main: t.amber, contrastText: t === light ? '#FFFFFF' : t.onTeal },
  text: { primary: t.ink, secondary: t.inkSoft },
  background: { default: t.page, paper: t.paper },
  divider: t.line,
  marca: {
    band: t.band,
    bandDeep: t.bandDeep,
    onBand: t.onBand,
    onBandSoft: t.onBandSoft,
    tile: t.tile,
    tileInk: t.tileInk,
    floor: t.floor,
    control: t.control,
  },
});

const px = (size: number) => `${size / 16}rem`;
const heading = (size: number, lineHeight: number) =>
  ({
    fontFamily: HEADING_FONT,
    fontWeight: 650,
    fontSize: px(size),
    lineHeight,
    letterSpacing: '-0.005em',
    textWrap: 'balance',
  }) as const;

const typography: TypographyVariantsOptions = {
  fontFamily: TEXT_FONT,
  // A step smaller on phones: the first products are to stand in the first screen.
  h1: {
    ...heading(25, 1.16),
    '@media (min-width:600px)': { fontSize: px(31) },
    '@media (min-width:900px)': { fontSize: px(39) },
  },
  h2: { ...heading(20, 1.2), '@media (min-width:600px)': { fontSize: px(25) } },
  h3: { ...heading(20, 1.25) },
  h4: { ...heading(16, 1.35) },
  h5: { ...heading(16, 1.35) },
  h6: { ...heading(14, 1.4) },
  subtitle1: { fontSize: px(16), fontWeight: 600, lineHeight: 1.45 },
  subtitle2: { fontSize: px(14), fontWeight: 600, lineHeight: 1.45 },
  body1: { fontSize: px(16), lineHeight: 1.55 },
  body2: { fontSize: px(14), lineHeight: 1.5 },
  caption: { fontSize: px(12), lineHeight: 1.45 },
  overline: { fontFamily: HEADING_FONT, fontSize: px(12), fontWeight: 650, letterSpacing: '0.06em', lineHeight: 1.5 },
  button: { fontSize: px(16), fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
};

function createOwnTheme() {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'data-mode', cssVarPrefix: 't' },
    colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
    spacing: 8,
    shape: { borderRadius: RADIUS.control },
    typography,
    transitions: {
      duration: {
        shortest: 120,
        shorter: 140,
        short: 160,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 140,
      },
    },
    components,
  });
  const generate = theme.generateStyleSheets;
  return Object.assign(theme, { generateStyleSheets: () => leanStyleSheets(generate()) });
}

let theme: ReturnType<typeof createOwnTheme> | undefined;

/**
 * The look of Tuerca, light and dark, as CSS variables: the mode changes without drawing anything again. Made when it is asked for
 * first: that takes a slow phone as long as reading all of the page's code.
 */
export const getTheme = () => (theme ??= createOwnTheme());
