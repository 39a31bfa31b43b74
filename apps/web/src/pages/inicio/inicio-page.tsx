import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Head } from '../../lib/head';

/** Home. */
export const InicioPage = () => (
  <Box sx={{ bgcolor: 'marca.band', color: 'marca.onBand' }}>
    <Head title="Repuestos y talleres en Venezuela" description="Repuestos para tu carro con entrega en Caracas, y talleres de confianza para instalarlos." />
    <Container sx={{ py: { xs: 5, md: 9 } }}>
      <Typography variant="h1" tabIndex={-1} sx={{ maxWidth: '18ch' }}>
        El repuesto que le sirve a tu carro
      </Typography>
      <Typography sx={{ color: 'marca.onBandSoft', mt: 2, mb: 3, maxWidth: '48ch' }}>Tiendas y talleres verificados, precios en bolívares y entregas en toda Caracas.</Typography>
      <Button component={Link} to={paths.productos()} variant="contained" color="secondary" size="large">
        Ver repuestos
      </Button>
    </Container>
  </Box>
);
