import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import type { SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';
import { ListedForm } from './listed-form';
import { UnlistedForm } from './unlisted-form';

interface ProposeDialogProps {
  solicitud: SolicitudTienda;
  onClose: () => void;
}

/** Answers a request: with a product that is on sale, or with a part that is not listed. */
export function ProposeDialog({ solicitud, onClose }: ProposeDialogProps) {
  const [kind, setKind] = useState<'producto' | 'libre'>('producto');
  const choice = (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={kind}
      onChange={(_, next: typeof kind | null) => next && setKind(next)}
      aria-label="Con qué respondes"
    >
      <ToggleButton value="producto">Un producto mío</ToggleButton>
      <ToggleButton value="libre">Sin publicar</ToggleButton>
    </ToggleButtonGroup>
  );
  const Form = kind === 'producto' ? ListedForm : UnlistedForm;
  return <Form solicitud={solicitud} onClose={onClose} choice={<Box>{choice}</Box>} />;
}
