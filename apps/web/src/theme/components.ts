import type { Components, Theme } from '@mui/material/styles';
import { HEADER_HEIGHT, HEADING_FONT, RADIUS } from './tokens';

type ThemeWithVars = Theme & { vars: NonNullable<Theme['vars']> };
const vars = (theme: unknown) => (theme as ThemeWithVars).vars.palette;

/** Touch devices, on which small controls grow to a finger's size. */
const TOUCH = '@media (pointer: coarse)';

const FLOAT = '0 8px 28px rgb(20 32 31 / 0.16), 0 1px 3px rgb(20 32 31 / 0.12)';
const floating = (theme: unknown) => ({
  boxShadow: FLOAT,
  border: `1px solid ${vars(theme).divider}`,
  backgroundImage: 'none',
});

const base: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // Offset of sticky elements below the header; on low screens the header is not sticky.
      '@media screen and (min-height: 560px)': { ':root': { '--header-height': `${HEADER_HEIGHT}px` } },
      html: { scrollPaddingTop: HEADER_HEIGHT + 16, WebkitTextSizeAdjust: '100%' },
      // Words without a blank, as people type them, break instead of widening what they stand in.
      body: {
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'break-word',
        overflowX: 'clip',
        minHeight: '100dvh',
      },
      'img, svg, video': { maxWidth: '100%' },
      // Above a bar at the bottom of the screen, which publishes its height in this variable, and off the buttons (lib/toast-place).
      '.notistack-SnackbarContainer': { marginBottom: 'var(--toast-lift, var(--bottom-bar, 0px))' },
      ':focus-visible': { outline: `3px solid ${vars(theme).secondary.main}`, outlineOffset: 2, borderRadius: 4 },
      'h1:focus, main:focus': { outline: 'none' },
      '::selection': { background: vars(theme).secondary.main, color: vars(theme).secondary.contrastText },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: RADIUS.card } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: RADIUS.card } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: vars(theme).primary.main,
        fontWeight: 500,
        textUnderlineOffset: '0.18em',
        textDecorationThickness: 1,
        textDecorationColor: 'currentColor',
      }),
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // Native buttons do not inherit the font by default.
        fontFamily: 'inherit',
        '&.Mui-focusVisible': { outline: `3px solid ${vars(theme).secondary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: RADIUS.control, minHeight: 44, paddingInline: 18, lineHeight: 1.25, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 36, paddingInline: 12, fontSize: '0.875rem', [TOUCH]: { minHeight: 44 } },
      sizeLarge: { minHeight: 52, paddingInline: 24 },
      outlined: ({ theme }) => ({ borderColor: vars(theme).marca.control }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: RADIUS.control, minWidth: 44, minHeight: 44 },
      sizeSmall: { minWidth: 36, minHeight: 36, [TOUCH]: { minWidth: 44, minHeight: 44 } },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: RADIUS.chip, fontWeight: 600, fontSize: '0.8125rem' },
      sizeSmall: { fontSize: '0.75rem', height: 24 },
      outlined: ({ theme }) => ({ borderColor: vars(theme).marca.control }),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 300 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        background: vars(theme).text.primary,
        color: vars(theme).background.paper,
        fontSize: '0.8125rem',
        fontWeight: 500,
        padding: '6px 10px',
        borderRadius: 6,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      // On a phone every pixel beside a dialog is missing inside it: its two buttons would be stacked.
      paper: ({ theme }) => ({
        ...floating(theme),
        borderRadius: 14,
        '&.MuiDialog-paperFullScreen': { borderRadius: 0 },
        '@media (max-width:599px)': {
          '&:not(.MuiDialog-paperFullScreen)': {
            margin: 16,
            width: 'calc(100% - 32px)',
            maxHeight: 'calc(100% - 32px)',
          },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontFamily: HEADING_FONT, fontWeight: 650, fontSize: '1.25rem', paddingBottom: 8 } },
  },
  // A focused field is scrolled into view together with the helper text below it.
  MuiDialogContent: { styleOverrides: { root: { '& input, & textarea': { scrollMarginBlock: 48 } } } },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '8px 24px 20px',
        gap: 8,
        flexWrap: 'wrap',
        // Both buttons of a phone's dialog share one line; where they do not fit, the primary one is above 'cancel'.
        '@media (max-width:599px)': {
          flexWrap: 'wrap-reverse',
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
          '& > .MuiButton-text': { paddingInline: 12 },
        },
      },
    },
  },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', borderRadius: 0 } } },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: vars(theme).marca.tile }),
      rectangular: { borderRadius: RADIUS.control },
    },
  },
  // MUI's own names of its buttons are English.
  MuiAlert: {
    defaultProps: { closeText: 'Cerrar' },
    styleOverrides: { root: { borderRadius: RADIUS.control, alignItems: 'center' } },
  },
  MuiContainer: { defaultProps: { maxWidth: 'xl' } },
  // A disabled scroll button takes no width: the first tab aligns with the page's text.
  MuiTabs: { styleOverrides: { scrollButtons: { '&.Mui-disabled': { width: 0 } } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, minHeight: 48 } } },
};

// Labels are placed above their fields: they stay readable while somebody types, and never overlap the outline.
const fields: Components<Omit<Theme, 'components'>> = {
  MuiTextField: { defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } } },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.4,
        color: vars(theme).text.primary,
        whiteSpace: 'normal',
        '&.Mui-focused, &.Mui-error': { color: vars(theme).text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      // A text area already has the padding of a line: its frame's own would add to it.
      root: ({ theme }) => ({
        background: vars(theme).background.paper,
        minHeight: 48,
        '&.MuiInputBase-multiline': { paddingBlock: 0 },
        '&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: vars(theme).text.secondary,
        },
      }),
      input: ({ theme }) => ({
        paddingBlock: 12,
        height: 'auto',
        lineHeight: 1.5,
        '&::placeholder': { color: vars(theme).text.secondary, opacity: 0.85 },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: vars(theme).marca.control,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiAutocomplete: {
    defaultProps: {
      ...{ openText: 'Abrir', closeText: 'Cerrar', clearText: 'Borrar' },
      noOptionsText: 'Sin coincidencias',
    },
    styleOverrides: {
      inputRoot: { paddingBlock: '2px !important', minHeight: 48 },
      paper: ({ theme }) => floating(theme),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginTop: 6, fontSize: '0.8125rem', lineHeight: 1.4 } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        color: vars(theme).text.primary,
        '&.Mui-focused': { color: vars(theme).text.primary },
      }),
      // Of a field's label and of a group's legend.
      asterisk: ({ theme }) => ({ color: vars(theme).error.main }),
    },
  },
};

/** Overrides of MUI's components: outlines rather than shadows, labels above fields, 44 px touch targets. */
export const components: Components<Omit<Theme, 'components'>> = { ...base, ...fields };
