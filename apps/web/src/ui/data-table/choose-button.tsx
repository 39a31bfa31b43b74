import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { cardsOnly } from './table-styles';

interface ChooseButtonProps {
  choosing: boolean;
  cardsBelow: number;
  onChange: (choosing: boolean) => void;
}

/** Begins and ends the mode in which a press on a card chooses it. */
export const ChooseButton = ({ choosing, cardsBelow, onChange }: ChooseButtonProps) => (
  <Box sx={cardsOnly(cardsBelow)}>
    <Button aria-pressed={choosing} onClick={() => onChange(!choosing)} sx={{ minHeight: 44, px: 1, flex: 'none' }}>
      {choosing ? 'Listo' : 'Elegir varios'}
    </Button>
  </Box>
);
