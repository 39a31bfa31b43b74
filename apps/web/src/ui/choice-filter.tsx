import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';

interface ChoiceFilterProps {
  /** Name of the group, for screen readers. */
  label: string;
  name: string;
  /** '' is all of them. */
  value: string;
  all: string;
  /** Choices with how many each would leave, where that is known; those that would leave none are drawn only when chosen. */
  options: readonly { value: string; label: string; total?: number }[];
  onChange: (value: string) => void;
  /** Of more choices than this only so many are drawn at first, and what is chosen. */
  fold?: number;
}

const line = {
  mx: 0,
  minHeight: 44,
  '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0, typography: 'body2' },
  '& .MuiRadio-root': { ml: -1.25 },
  '&:hover': { bgcolor: 'marca.tile' },
  borderRadius: 1,
  pl: 0.5,
  pr: 1,
};

/** One of several, with counts. */
export function ChoiceFilter({ label, name, value, all, options, onChange, fold = Infinity }: ChoiceFilterProps) {
  const [unfolded, setUnfolded] = useState(false);
  const offered = options.filter((option) => option.total !== 0 || option.value === value);
  const shown = unfolded ? offered : offered.filter((option, i) => i < fold || option.value === value);
  return (
    <>
      <RadioGroup
        aria-label={label}
        name={name}
        value={value}
        onChange={(_, next) => onChange(next)}
        sx={{ flexWrap: 'nowrap' }}
      >
        <FormControlLabel value="" control={<Radio size="small" />} label={all} sx={line} />
        {shown.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio size="small" />}
            sx={line}
            label={
              <Box component="span" sx={{ display: 'flex', gap: 1, fontWeight: option.value === value ? 600 : 400 }}>
                <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {option.label}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {option.total?.toLocaleString('es-VE')}
                </Box>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {offered.length > fold && (
        <Button
          size="small"
          onClick={() => setUnfolded(!unfolded)}
          aria-expanded={unfolded}
          sx={{ ml: -1, minHeight: 44 }}
        >
          {unfolded ? 'Ver menos' : `Ver más (${offered.length})`}
        </Button>
      )}
    </>
  );
}
