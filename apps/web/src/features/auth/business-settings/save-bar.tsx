import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LoadingButton } from '@/ui/loading-button';

/** Saves a form of the settings, and says while something in it is not saved. */
export const SettingsSaveBar = ({ busy, dirty }: { busy: boolean; dirty: boolean }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
    <LoadingButton type="submit" size="large" loading={busy} loadingText="Guardando...">
      Guardar cambios
    </LoadingButton>
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {dirty && !busy ? 'Tienes cambios sin guardar.' : ''}
    </Typography>
  </Box>
);
