import Box from '@mui/material/Box';
import { LoadingButton } from '@/ui/loading-button';

/** Stands at the bottom of the screen while there is something to save, above the bar of a phone. */
export const AvailabilitySaveBar = ({ form, busy }: { form: string; busy: boolean }) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 'var(--bottom-bar, 0px)',
      zIndex: 1,
      mx: { xs: -2, sm: 0 },
      px: { xs: 2, sm: 0 },
      py: 1.5,
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      bgcolor: 'background.default',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box component="span" role="status" sx={{ mr: 'auto', typography: 'body2', color: 'text.secondary' }}>
      Tienes cambios sin guardar
    </Box>
    <LoadingButton type="submit" form={form} loading={busy} loadingText="Guardando...">
      Guardar cambios
    </LoadingButton>
  </Box>
);
