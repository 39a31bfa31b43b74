import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { CampanaDeTienda } from '@tuerca/contracts/products/campaigns/schemas';
import { ESTADO_CAMPANA_LABELS } from '@tuerca/contracts/products/campaigns/states';
import { CAMPAIGN_TONES, campaignDays, campaignScope } from '@/entities/products/promotions/campaign-format';
import { discountWords } from '@/entities/products/promotions/promotion-format';
import { plural } from '@/lib/format';
import { StatusChip } from '@/ui/status-chip';

/** A campaign that a store may join or leave. */
export const CampaignCard = ({ campana, onChoose }: { campana: CampanaDeTienda; onChoose: () => void }) => {
  const { nombre, descripcion, porcentaje, estado, unida, productos } = campana;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'start' }}>
        <Typography variant="h3">{nombre}</Typography>
        <StatusChip
          label={unida ? 'Participas' : ESTADO_CAMPANA_LABELS[estado]}
          tone={unida ? 'success' : CAMPAIGN_TONES[estado]}
        />
      </Box>
      <Typography sx={{ color: 'error.main', fontWeight: 700 }}>
        {discountWords(porcentaje)}, del {campaignDays(campana)}
      </Typography>
      <Typography variant="body2">{descripcion}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {campaignScope(campana)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 1, alignItems: 'center' }}>
        <Typography variant="body2" sx={{ flex: '1 1 auto', fontWeight: 600 }}>
          {unida
            ? `${plural(productos, 'producto tuyo', 'productos tuyos')} en la campaña`
            : plural(productos, 'producto tuyo entraría', 'productos tuyos entrarían')}
        </Typography>
        <Button
          variant={unida ? 'outlined' : 'contained'}
          onClick={onChoose}
          aria-label={`${unida ? 'Salir de' : 'Unirme a'} ${nombre}`}
        >
          {unida ? 'Salir' : 'Unirme'}
        </Button>
      </Box>
    </Paper>
  );
};
