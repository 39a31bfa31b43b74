import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EstadisticasCliente } from '@tuerca/contracts/cart/client-dashboard/statistics';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { BuildOutlined } from '@/ui/icons/build-outlined';
import { ChevronRightRounded } from '@/ui/icons/chevron-right-rounded';
import { LocalShippingOutlined } from '@/ui/icons/local-shipping-outlined';
import { RvHookupRounded } from '@/ui/icons/rv-hookup-rounded';
import { SmartphoneRounded } from '@/ui/icons/smartphone-rounded';
import { MobileOnlyDialog, type MobileService } from './mobile-only-dialog';

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  minHeight: 76,
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textAlign: 'left',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
} as const;

const Content = ({ icon, name, note, end }: { icon: ReactNode; name: string; note: ReactNode; end: ReactNode }) => (
  <>
    <Box component="span" aria-hidden sx={{ display: 'inline-flex', color: 'primary.main' }}>
      {icon}
    </Box>
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
    <Box component="span" aria-hidden sx={{ display: 'inline-flex', color: 'text.secondary' }}>
      {end}
    </Box>
  </>
);

/** The three services: the workshops' leads to their list, delivery and tow say where they are asked for. */
export function ClientServices({ statistics }: { statistics: EstadisticasCliente | undefined }) {
  const [asked, setAsked] = useState<MobileService | null>(null);
  const count = statistics?.servicios;
  const phone = <SmartphoneRounded />;
  return (
    <Box component="section" aria-labelledby="servicios-cliente">
      <Typography id="servicios-cliente" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Servicios
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Box component={Link} to={paths.services()} sx={card}>
          <Content
            icon={<BuildOutlined />}
            name="Servicio mecánico"
            note={count?.mecanicos ? plural(count.mecanicos, 'cita tuya', 'citas tuyas') : 'Agenda en un taller'}
            end={<ChevronRightRounded />}
          />
        </Box>
        <ButtonBase onClick={() => setAsked('delivery')} aria-haspopup="dialog" sx={card}>
          <Content
            icon={<LocalShippingOutlined />}
            name="Delivery"
            note={count?.delivery ? plural(count.delivery, 'compra enviada', 'compras enviadas') : 'Desde la app móvil'}
            end={phone}
          />
        </ButtonBase>
        <ButtonBase onClick={() => setAsked('grua')} aria-haspopup="dialog" sx={card}>
          <Content icon={<RvHookupRounded />} name="Grúa" note="Desde la app móvil" end={phone} />
        </ButtonBase>
      </Box>
      {asked && <MobileOnlyDialog service={asked} onClose={() => setAsked(null)} />}
    </Box>
  );
}
