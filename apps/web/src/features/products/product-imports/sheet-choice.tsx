import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';

interface SheetChoiceProps {
  hojas: readonly string[];
  onChoose: (hoja: string) => void;
  onAnother: () => void;
}

/** Choice of a workbook's sheet when several hold a list; the others can be imported afterwards. */
export function SheetChoice({ hojas, onChoose, onAnother }: SheetChoiceProps) {
  const title = useId();
  const ref = useRef<HTMLParagraphElement>(null);
  // The button that chose the file is gone: focuses the title.
  useEffect(() => ref.current?.focus(), []);
  return (
    <Box role="group" aria-labelledby={title} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box>
        <Typography
          id={title}
          ref={ref}
          component="p"
          variant="subtitle1"
          tabIndex={-1}
          sx={{ '&:focus': { outline: 'none' } }}
        >
          ¿Qué hoja quieres importar?
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Tu archivo tiene varias con productos. Puedes importar las otras después.
        </Typography>
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, width: { xs: '100%', sm: 360 } }}
      >
        {hojas.map((hoja) => (
          <Box component="li" key={hoja}>
            <Button
              fullWidth
              variant="outlined"
              onClick={() => onChoose(hoja)}
              sx={{ justifyContent: 'flex-start', overflowWrap: 'anywhere', textAlign: 'left' }}
            >
              {hoja}
            </Button>
          </Box>
        ))}
      </Box>
      <Button onClick={onAnother}>Elegir otro archivo</Button>
    </Box>
  );
}
