import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Place } from '@tuerca/contracts/venezuela/place';

interface PlaceFilterProps {
  /** `undefined` until the browser has looked. */
  place: Place | null | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Lets the person say where she receives it. */
  onPick: () => void;
}

/** 'Only what reaches my city': sent there, or picked up there. Without a place it asks for one, and then holds. */
export const PlaceFilter = ({ place, checked, onChange, onPick }: PlaceFilterProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 0.5 }}>
    <FormControlLabel
      sx={{ minHeight: 44, mr: 0, minWidth: 0 }}
      control={
        <Checkbox
          checked={checked && !!place}
          onChange={(_, next) => {
            onChange(next);
            if (next && !place) onPick();
          }}
        />
      }
      label={place ? `Llega a ${place.ciudad} o se retira ahí` : 'Llega a mi ciudad'}
    />
    {place && (
      <Button
        size="small"
        onClick={onPick}
        aria-haspopup="dialog"
        aria-label="Cambiar de ciudad"
        sx={{ minHeight: 44 }}
      >
        Cambiar
      </Button>
    )}
  </Box>
);
