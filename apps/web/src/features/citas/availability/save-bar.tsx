import Box from '@mui/material/Box';
import { FormBar } from '@/ui/form-bar';
import { LoadingButton } from '@/ui/loading-button';

/** Stands at the bottom of the screen while there is something to save, above the bar of a phone. */
export const AvailabilitySaveBar = ({ form, busy }: { form: string; busy: boolean }) => (
  <FormBar>
    <Box component="span" role="status" sx={{ mr: 'auto', typography: 'body2', color: 'text.secondary' }}>
      Tienes cambios sin guardar
    </Box>
    <LoadingButton type="submit" form={form} loading={busy} loadingText="Guardando...">
      Guardar cambios
    </LoadingButton>
  </FormBar>
);
