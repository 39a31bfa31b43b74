import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ChoiceButtonsProps<T extends string> {
  /** Accessible name of the group. */
  label: string;
  value: T;
  /** `text` is shown; where it is an icon, `label` names it. */
  options: readonly { value: T; text: ReactNode; label?: string }[];
  onChange: (value: T) => void;
  sx?: SxProps<Theme>;
}

const button = {
  minWidth: 44,
  minHeight: 44,
  ml: '-1px',
  border: 1,
  borderColor: 'marca.control',
  color: 'text.secondary',
  '&:first-of-type': { ml: 0, borderTopLeftRadius: 8, borderBottomLeftRadius: 8 },
  '&:last-of-type': { borderTopRightRadius: 8, borderBottomRightRadius: 8 },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': { color: 'text.primary', bgcolor: 'action.selected' },
} as const;

/** Row of buttons of which exactly one is chosen, without the keyboard code that MUI's toggle buttons bring. */
export const ChoiceButtons = <T extends string>({
  label,
  value,
  options,
  onChange,
  sx = {},
}: ChoiceButtonsProps<T>) => (
  <Box role="group" aria-label={label} sx={[{ display: 'inline-flex' }, ...(Array.isArray(sx) ? sx : [sx])]}>
    {options.map((option) => (
      <ButtonBase
        key={option.value}
        aria-pressed={option.value === value}
        aria-label={option.label}
        onClick={() => option.value !== value && onChange(option.value)}
        sx={button}
      >
        {option.text}
      </ButtonBase>
    ))}
  </Box>
);
