import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { PopularServices } from '@/entities/products/services/popular-services';
import { ServiceDetail } from '@/entities/products/services/service-detail';
import { ServicePrice } from '@/entities/products/services/service-parts';
import { LazyBooking } from '@/features/citas/booking/lazy-booking';
import { BookButton } from '@/features/products/services/book-button';
import { Tabs, useTab } from '@/ui/tabs';

const PLACES = ['info', 'cita'] as const;

/** Tabs of a service: details and booking. */
export function ServiceTabs({ servicio }: { servicio: Servicio }) {
  const [tab, setTab] = useTab(PLACES);
  return (
    <Tabs
      label="Servicio"
      fill
      value={tab}
      onChange={setTab}
      panelSx={{ pt: { xs: 2, sm: 3 } }}
      tabs={[
        {
          id: 'info',
          label: 'Información del Servicio',
          content: (
            <>
              <ServiceDetail servicio={servicio} action={<BookButton disponible={servicio.disponible} />} />
              <PopularServices servicio={servicio} />
            </>
          ),
        },
        {
          id: 'cita',
          label: 'Agendar Cita',
          content: (
            <Box sx={{ display: 'grid', gap: 3, maxWidth: 920, pb: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Box sx={{ display: 'grid', gap: 0.5 }}>
                <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
                  {servicio.nombre}
                </Typography>
                <Typography sx={{ color: 'text.secondary', mb: 1 }}>{`En ${servicio.taller.nombre}`}</Typography>
                <ServicePrice servicio={servicio} />
              </Box>
              <LazyBooking servicio={servicio} />
            </Box>
          ),
        },
      ]}
    />
  );
}
