import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ChoiceButtonsProps<T extends string> {
  /** What is chosen among, for screen readers. */
  label: string;
  value: T;
  /** `text` is shown; where it is a drawing, `label` says it in words. */
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

/** One of a few in a row of buttons, always exactly one: MUI's toggle buttons bring a keyboard of their own along. */
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
