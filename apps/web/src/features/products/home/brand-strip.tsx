import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CAROUSEL_MARCAS } from '@tuerca/contracts/pages/inicio';
import { paths } from '@/lib/paths';
import { ChevronLeftRounded } from '@/ui/icons/chevron-left-rounded';
import { ChevronRightRounded } from '@/ui/icons/chevron-right-rounded';
import { PauseRounded } from '@/ui/icons/pause-rounded';
import { PlayArrowRounded } from '@/ui/icons/play-arrow-rounded';
import { BrandMark } from './brand-mark';
import { useCarousel } from './use-carousel';

const EVERY_MS = 2000;

/** The 24 brands, six at a time, on and on. */
export function BrandStrip() {
  const { viewport, ready, step, moves, paused, setPaused, hold } = useCarousel(EVERY_MS);
  return (
    <Box
      component="section"
      role="region"
      aria-roledescription="carrusel"
      aria-label="Marcas de vehículos"
      {...hold}
      sx={{ py: { xs: 3, md: 4 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          Busca por marca
        </Typography>
        {moves && (
          <IconButton
            aria-label={paused ? 'Mover las marcas' : 'Detener las marcas'}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <PlayArrowRounded /> : <PauseRounded />}
          </IconButton>
        )}
        <IconButton aria-label="Marcas anteriores" onClick={() => step(-1)}>
          <ChevronLeftRounded />
        </IconButton>
        <IconButton aria-label="Marcas siguientes" onClick={() => step(1)}>
          <ChevronRightRounded />
        </IconButton>
      </Box>
      <Box
        ref={viewport}
        sx={{
          overflow: 'hidden',
          overflowX: ready ? 'hidden' : 'auto',
          scrollbarWidth: 'none',
          borderBlock: 1,
          borderColor: 'divider',
        }}
      >
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'flex',
            touchAction: 'pan-y pinch-zoom',
            '& li': { flex: '0 0 calc(100% / 6)', minWidth: 0 },
            '@media (max-width:767.95px)': { '& li': { flexBasis: 'calc(100% / 3)' } },
            '@media (max-width:479.95px)': { '& li': { flexBasis: '50%' } },
          }}
        >
          {CAROUSEL_MARCAS.map((marca) => (
            <li key={marca}>
              <Box
                component={Link}
                to={paths.catalogue({ marca })}
                aria-label={`Repuestos para ${marca}`}
                draggable={false}
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  height: 88,
                  color: 'text.primary',
                  textDecoration: 'none',
                  opacity: 0.82,
                  '&:hover': { opacity: 1, bgcolor: 'marca.tile' },
                  '&:focus-visible': { opacity: 1, outlineOffset: -3 },
                }}
              >
                <BrandMark marca={marca} />
              </Box>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
