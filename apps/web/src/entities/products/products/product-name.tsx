import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '@/ui/picture';

interface ProductNameProps {
  nombre: string;
  imagen: string | null;
  /** Line below the name: code, brand. */
  note?: ReactNode;
  /** Target of the name's link. */
  to?: string;
}

/** A product in a table row: picture, name, a line below it. */
export const ProductNameCell = ({ nombre, imagen, note, to }: ProductNameProps) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 200 }}>
    <Picture src={imagen} alt="" sizes="48px" ratio="1 / 1" sx={{ width: 48, flex: 'none' }} />
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
      {to ? (
        <Box
          component={Link}
          to={to}
          className="name"
          sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
        >
          {nombre}
        </Box>
      ) : (
        <span className="name">{nombre}</span>
      )}
      {note && (
        <Box
          component="span"
          className="note"
          sx={{ display: 'block', color: 'text.secondary', fontWeight: 400, typography: 'body2' }}
        >
          {note}
        </Box>
      )}
    </Box>
  </Box>
);
