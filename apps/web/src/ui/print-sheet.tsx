import Button from '@mui/material/Button';
import { printPage } from '@/lib/print';
import { PrintOutlined } from './icons/print-outlined';

/** Spread on what has no place on paper: buttons, filters, what is private. */
export const NO_PRINT = { 'data-no-print': true } as const;

/** Prints the page. */
export const PrintButton = () => (
  <Button variant="outlined" startIcon={<PrintOutlined />} onClick={printPage}>
    Imprimir
  </Button>
);
