import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { mediaUrl } from '@/lib/media-url';

interface CustomerCardProps {
  nombre: string;
  telefono: string | null;
  fotoPerfil: string | null;
  /** Line below the telephone. */
  text?: string | null;
  aside?: ReactNode;
}

/** Picture, name and telephone of a client. */
export const CustomerCard = ({ nombre, telefono, fotoPerfil, text, aside }: CustomerCardProps) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: '100%', textAlign: 'left' }}>
    <Avatar
      aria-hidden
      src={mediaUrl(fotoPerfil)}
      alt=""
      sx={{ width: 40, height: 40, bgcolor: 'marca.tile', color: 'text.primary' }}
    >
      {nombre.charAt(0)}
    </Avatar>
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      <Typography component="span" sx={{ display: 'block', fontWeight: 700, overflowWrap: 'anywhere' }}>
        {nombre}
      </Typography>
      <Typography component="span" variant="body2" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
        {telefono ? formatTelefono(telefono) : 'Sin teléfono'}
      </Typography>
      {text && (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      )}
    </Box>
    {aside}
  </Box>
);
