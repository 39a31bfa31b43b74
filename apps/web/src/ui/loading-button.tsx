import Button, { type ButtonProps } from '@mui/material/Button';

interface LoadingButtonProps extends ButtonProps {
  /** Text while it works: 'Enviando...'. */
  loadingText?: string;
}

/** A button that says it is working and cannot be pressed twice. */
export const LoadingButton = ({ loading = false, loadingText, children, ...rest }: LoadingButtonProps) => (
  <Button
    variant="contained"
    {...rest}
    loading={loading}
    loadingPosition={loading && loadingText ? 'start' : rest.loadingPosition}
    startIcon={loading && loadingText ? <span style={{ width: 20 }} /> : rest.startIcon}
    aria-busy={loading ?? undefined}
  >
    {loading && loadingText ? loadingText : children}
  </Button>
);
