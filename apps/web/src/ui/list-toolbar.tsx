import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { plural } from '@/lib/format';
import { ChoiceButtons } from './choice-buttons';
import { GridViewRounded } from './icons/grid-view-rounded';
import { TuneRounded } from './icons/tune-rounded';
import { ViewListRounded } from './icons/view-list-rounded';
import { PlainSelect } from './plain-field';
import { visuallyHidden } from './visually-hidden';

export type ListView = 'cuadricula' | 'lista';

interface Choice {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

interface ListToolbarProps {
  /** Number of items on screen and in all; undefined before the first answer. */
  shown: number | undefined;
  total: number | undefined;
  /** Singular and plural of the items: ['producto', 'productos']. */
  noun: readonly [string, string];
  /** Number of applied filters. */
  applied: number;
  orden?: Choice;
  /** Another select, where there is room for it. */
  extra?: Choice;
  vista: ListView;
  onView: (vista: ListView) => void;
  onOpenFilters: () => void;
}

const Choose = ({ label, name, value, options, onChange, width }: Choice & { width: number }) => (
  <Box sx={{ width: { xs: '100%', sm: 176, lg: width } }}>
    <PlainSelect id={name} label={label} hideLabel size="small" value={value} options={options} onChange={onChange} />
  </Box>
);

// On a phone filters, order and the other view share a line below the count: results begin within 300 px.
/** Of the button only its sign has room beside the order's words. */
const NARROWEST = '@media (max-width:350px)';
const otherView = {
  '& [aria-pressed="true"]': { display: { xs: 'none', sm: 'inline-flex' } },
  '& [aria-pressed="false"]': { borderRadius: { xs: 1, sm: undefined } },
};

const VIEWS = [
  { value: 'cuadricula', label: 'Ver en cuadrícula', text: <GridViewRounded fontSize="small" /> },
  { value: 'lista', label: 'Ver en lista', text: <ViewListRounded fontSize="small" /> },
] as const;

/** Number of items, their order, cards or rows; on a phone the button to the filters. */
export const ListToolbar = ({
  shown,
  total,
  noun,
  applied,
  orden,
  extra,
  vista,
  onView,
  onOpenFilters,
}: ListToolbarProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      rowGap: { xs: 0.5, sm: 1 },
      mb: { xs: 1.5, sm: 2 },
    }}
  >
    <Typography
      variant="body2"
      role="status"
      sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' }, color: 'text.secondary', minHeight: 21 }}
    >
      {shown !== undefined && total !== undefined && `Mostrando ${shown} de ${plural(total, ...noun)}`}
    </Typography>
    <Button
      variant="outlined"
      startIcon={<TuneRounded />}
      onClick={onOpenFilters}
      aria-haspopup="dialog"
      sx={{
        display: { md: 'none' },
        px: 1.5,
        whiteSpace: 'pre',
        [NARROWEST]: { minWidth: 44, px: 1, '& .MuiButton-startIcon': { mx: 0 } },
      }}
    >
      <Box component="span" sx={{ [NARROWEST]: visuallyHidden }}>
        Filtros
      </Box>
      {applied > 0 && ` (${applied})`}
    </Button>
    {orden && (
      <Box sx={{ flex: { xs: '1 1 0', sm: 'none' }, minWidth: 0 }}>
        <Choose {...orden} width={236} />
      </Box>
    )}
    {extra && (
      <Box sx={{ display: 'none', '@media (min-width:1000px)': { display: 'block' } }}>
        <Choose {...extra} width={160} />
      </Box>
    )}
    <ChoiceButtons
      label="Vista"
      value={vista}
      options={VIEWS}
      onChange={onView}
      sx={{ ml: orden ? 0 : 'auto', ...otherView }}
    />
  </Box>
);
