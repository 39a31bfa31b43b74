import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { truncate } from '@tuerca/contracts/kernel/text';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { cardFrame } from '@/ui/card-link';
import { Picture } from '@/ui/picture';
import { Rating } from '@/ui/rating';
import { ServiceCategory, ServiceFacts, ServiceName, ServicePrice } from './service-parts';

/** Letters of a description in the grid and in the list. */
const DESCRIPTION_LENGTH = { cuadricula: 100, lista: 200 };

export interface ServiceItemProps {
  servicio: Servicio;
  /** A button of its own, above the card's link. */
  action?: ReactNode;
  /** Its first free time, above the card's link too. */
  hour?: ReactNode;
  priority?: boolean;
  level?: 'h2' | 'h3';
  /** False where the workshop is plain from the page. */
  taller?: boolean;
}

const above = { position: 'relative', zIndex: 1, display: 'flex', '& > *': { flex: 1 } } as const;
/** A row of a phone leaves no room for it. */
const withoutIcon = { '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } };
const Description = ({ servicio, length }: { servicio: Servicio; length: number }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
    {truncate(servicio.descripcion, length)}
  </Typography>
);
const Rated = ({ servicio }: { servicio: Servicio }) =>
  servicio.numeroValoraciones > 0 ? (
    <Rating compact value={servicio.valoracionPromedio} count={servicio.numeroValoraciones} />
  ) : null;

/** A service among others. */
export const ServiceCard = ({ servicio, action, hour, priority, level, taller }: ServiceItemProps) => (
  <Card component="article" sx={{ ...cardFrame, display: 'flex', flexDirection: 'column', height: '100%' }}>
    <Picture
      src={servicio.imagenes[0]}
      alt=""
      sizes="(min-width: 1200px) 300px, (min-width: 600px) 50vw, 88vw"
      ratio="4 / 3"
      priority={priority}
      fallback="servicio"
      sx={{ borderRadius: 0, aspectRatio: { xs: '16 / 9', sm: '4 / 3' } }}
    />
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 2, flex: 1, minWidth: 0 }}>
      <div>
        <ServiceCategory servicio={servicio} />
      </div>
      <ServiceName servicio={servicio} level={level} />
      <Rated servicio={servicio} />
      <Description servicio={servicio} length={DESCRIPTION_LENGTH.cuadricula} />
      <ServiceFacts servicio={servicio} taller={taller} />
      {hour && <Box sx={{ ...above, mt: 'auto' }}>{hour}</Box>}
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: { xs: 'flex-end', sm: 'stretch' },
          justifyContent: 'space-between',
          gap: 1.5,
          mt: hour ? 0 : 'auto',
          pt: { xs: 0, sm: 1 },
        }}
      >
        <ServicePrice servicio={servicio} />
        {action && <Box sx={{ ...above, flex: 'none' }}>{action}</Box>}
      </Box>
    </Box>
  </Card>
);

/** A picture beside its words. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '220px minmax(0, 1fr)' },
};

/** A service as a row of the list view, with more of its description. */
export const ServiceRow = ({ servicio, action, hour, priority, level, taller }: ServiceItemProps) => (
  <Card component="article" sx={{ ...cardFrame, ...columns }}>
    <Box sx={{ p: { xs: 1.5, sm: 0 }, pr: 0 }}>
      <Picture
        src={servicio.imagenes[0]}
        alt=""
        sizes="(min-width: 600px) 220px, 100px"
        ratio="1 / 1"
        priority={priority}
        fallback="servicio"
        sx={{ borderRadius: { xs: 1, sm: 0 }, height: { sm: '100%' } }}
      />
    </Box>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 208px' },
        gap: { xs: 1.5, lg: 3 },
        p: { xs: 1.5, sm: 2 },
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
        <div>
          <ServiceCategory servicio={servicio} />
        </div>
        <ServiceName servicio={servicio} level={level} />
        <Rated servicio={servicio} />
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Description servicio={servicio} length={DESCRIPTION_LENGTH.lista} />
        </Box>
        <ServiceFacts servicio={servicio} taller={taller} />
        {hour && <Box sx={{ ...above, ...withoutIcon, maxWidth: 320 }}>{hour}</Box>}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', lg: 'column' },
          flexWrap: 'wrap',
          alignItems: { xs: 'flex-end', lg: 'stretch' },
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <ServicePrice servicio={servicio} />
        {action && <Box sx={above}>{action}</Box>}
      </Box>
    </Box>
  </Card>
);
