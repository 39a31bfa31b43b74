import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import { findCategoria } from '@tuerca/contracts/products/products/categorias';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { paths } from '@/lib/paths';

const tag = { height: 32 } as const;

/** Brand, model, category and subcategory lead to the catalogue; the labels are only read. */
export function ProductDetailTags({ producto }: { producto: Producto }) {
  const { marca, modelo, categoria, subcategoria, etiquetas } = producto;
  const category = findCategoria(categoria)?.id ?? categoria;
  const links = [
    marca && { label: marca, to: paths.catalogue({ marca }) },
    marca && modelo && { label: modelo, to: paths.catalogue({ marca, modelo }) },
    { label: categoria, to: paths.catalogue({ category }) },
    subcategoria && { label: subcategoria, to: paths.catalogue({ category, subcategory: subcategoria }) },
  ].filter((link) => !!link);
  return (
    <Box
      component="ul"
      aria-label="Etiquetas"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {links.map(({ label, to }) => (
        <li key={to}>
          <Chip clickable component={Link} to={to} variant="outlined" label={label} sx={tag} />
        </li>
      ))}
      {etiquetas.map((label) => (
        <li key={label}>
          <Chip label={label} sx={{ ...tag, bgcolor: 'marca.tile', fontWeight: 500 }} />
        </li>
      ))}
    </Box>
  );
}
