import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Head } from '../../lib/head';
import { WorkDrawing } from '../../ui/work-drawing';
import { areaOf } from './areas';

/** A place that is linked and not open yet: what comes, and where to go meanwhile. */
export function UnderConstructionPage() {
  const area = areaOf(useLocation().pathname);
  if (!area) return <Navigate to={paths.home()} replace />;
  return (
    <Container sx={{ py: { xs: 4, md: 9 } }}>
      <Head title={area.title} noindex />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          justifyContent: 'center',
          columnGap: 8,
          rowGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 480px)' },
        }}
      >
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: { xs: '100%', md: 320 },
            height: { xs: 180, md: 280 },
            borderRadius: '10px',
            bgcolor: 'marca.tile',
          }}
        >
          <WorkDrawing />
        </Box>
        <Box>
          <Typography variant="overline" component="p" sx={{ color: 'warning.main' }}>
            En construcción
          </Typography>
          <Typography variant="h1" tabIndex={-1} sx={{ mb: 2 }}>
            {area.title}
          </Typography>
          <Typography id="viene" sx={{ fontWeight: 600 }}>
            Muy pronto podrás:
          </Typography>
          <Box
            component="ul"
            aria-labelledby="viene"
            sx={{ m: 0, mt: 1, mb: 3, pl: 2.5, '& li': { py: 0.375 }, '& li::marker': { color: 'primary.main' } }}
          >
            {area.upcoming.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {area.links.map(({ to, label }, i) => (
              <Button key={to} component={Link} to={to} variant={i === 0 ? 'contained' : 'outlined'}>
                {label}
              </Button>
            ))}
          </Box>
        </Box>
      </Box>
    </Container>
  );
}
