import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { homeCategorias } from '@tuerca/contracts/products/products/categorias';
import { paths } from '@/lib/paths';
import { useCatalogo } from '@/lib/use-catalogos';
import { CategoryIcon } from './category-icon';

/** The twelve groups of components, each the door to its part of the catalogue. */
export const Categories = () => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: { xs: 1, sm: 2 },
      gridTemplateColumns: {
        xs: 'repeat(2, minmax(0, 1fr))',
        sm: 'repeat(3, minmax(0, 1fr))',
        md: 'repeat(4, minmax(0, 1fr))',
        lg: 'repeat(6, minmax(0, 1fr))',
      },
    }}
  >
    {useCatalogo(homeCategorias).map(({ id, nombre, subtitulo }) => (
      <li key={id}>
        <Box
          component={Link}
          to={paths.catalogue({ category: id })}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '28px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
            alignContent: 'start',
            alignItems: { xs: 'center', sm: 'start' },
            columnGap: 1,
            rowGap: { xs: 0.5, sm: 1 },
            height: '100%',
            p: { xs: 1.5, sm: 2 },
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: '10px',
            color: 'primary.main',
            textDecoration: 'none',
            '&:hover': { borderColor: 'primary.main' },
          }}
        >
          <CategoryIcon id={id} />
          <Typography component="h3" variant="subtitle1" sx={{ color: 'text.primary', lineHeight: 1.3 }}>
            {nombre}
          </Typography>
          <Typography
            variant="body2"
            sx={{ gridColumn: '1 / -1', color: 'text.secondary', lineHeight: 1.4, mt: { sm: -0.75 } }}
          >
            {subtitulo}
          </Typography>
        </Box>
      </li>
    ))}
  </Box>
);
