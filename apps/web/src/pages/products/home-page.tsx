import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';
import { FeaturedProducts } from '@/entities/products/products/featured-products';
import { BrandStrip } from '@/features/products/home/brand-strip';
import { Categories } from '@/features/products/home/categories';
import { Hero } from '@/features/products/home/hero';
import { OurServices } from '@/features/products/home/our-services';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/section';
import { productActions } from './product-actions';

const all = (
  <Button component={Link} to={paths.catalogue()} sx={{ px: { xs: 1.5, md: 2.25 }, mx: { xs: -1.5, md: -2.25 } }}>
    {CATALOGUE_MESSAGES.seeAll}
  </Button>
);

/** Home. */
export const HomePage = () => (
  <>
    <Head
      title="Repuestos y talleres en Venezuela"
      description="Repuestos para tu carro con entregas en toda Caracas, y talleres que los instalan. Precios en bolívares a la tasa del día."
    />
    <Hero />
    <Container>
      <Section title="Categorías de componentes" text="Elige el sistema y ve directo a la pieza.">
        <Categories />
      </Section>
      <BrandStrip />
      <Section title="Productos destacados" text="Lo que más se está vendiendo." action={all}>
        <FeaturedProducts actions={productActions} />
      </Section>
      <Section title="Nuestros Servicios">
        <OurServices />
      </Section>
    </Container>
  </>
);
