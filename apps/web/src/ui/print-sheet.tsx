import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { printPage, useLightPrint } from '@/lib/print';
import { PrintOutlined } from './icons/print-outlined';

/** Spread on what has no place on paper: buttons, filters, what is private. */
export const NO_PRINT = { 'data-no-print': true } as const;

const PAPER = {
  '@page': { margin: '14mm 12mm' },
  '@media print': {
    'html, body': { background: 'none !important' },
    // The frame of the product: header, menus, footer and what floats.
    '[data-no-print], header:not(main header), footer, nav, aside, .notistack-SnackbarContainer': {
      display: 'none !important',
    },
    'main#contenido': { gridColumn: '1 / -1', border: '0 !important', padding: '0 !important' },
    'main li, main section > .MuiPaper-root': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    a: { textDecoration: 'none !important', color: 'inherit !important' },
  },
} as const;

/** Makes a page fit for paper: without the product's frame, and light whatever the mode. */
export function PrintSheet() {
  useLightPrint();
  return <GlobalStyles styles={PAPER} />;
}

/** Prints the page. */
export const PrintButton = () => (
  <Button variant="outlined" startIcon={<PrintOutlined />} onClick={printPage}>
    Imprimir
  </Button>
);
