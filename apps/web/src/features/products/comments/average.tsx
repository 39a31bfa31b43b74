import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VerifiedRounded } from '@/ui/icons/verified-rounded';
import { Rating } from '@/ui/rating';

/** The average, and whose reviews it counts. */
export const Average = ({ value, count }: { value: number; count: number }) => (
  <Box sx={{ mb: 2 }}>
    <Rating value={value} count={count} />
    <Typography variant="body2" sx={{ display: 'flex', gap: 0.75, mt: 0.5, color: 'text.secondary', maxWidth: '68ch' }}>
      <VerifiedRounded aria-hidden sx={{ fontSize: 18, mt: '2px', color: 'success.main', flex: 'none' }} />
      «Compra verificada» es de quien recibió su pedido o completó su cita en Tuerca. El promedio cuenta solo esas.
    </Typography>
  </Box>
);
