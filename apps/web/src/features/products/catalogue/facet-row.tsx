import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { plural } from '@/lib/format';
import { CheckRounded } from '@/ui/icons/check-rounded';

/** One choice with the number of products behind it. */
export const FacetRow = ({
  label,
  total,
  pressed,
  onPress,
}: {
  label: string;
  total: number;
  pressed: boolean;
  onPress: () => void;
}) => (
  <ButtonBase
    aria-pressed={pressed}
    aria-label={`${label}, ${plural(total, 'producto', 'productos')}`}
    onClick={onPress}
    sx={{
      flex: 1,
      width: '100%',
      minWidth: 0,
      minHeight: 44,
      px: 1,
      ml: -1,
      gap: 1,
      borderRadius: 1,
      justifyContent: 'flex-start',
      textAlign: 'left',
      typography: 'body2',
      fontWeight: pressed ? 700 : 400,
      color: pressed ? 'primary.main' : 'text.primary',
      '&:hover': { bgcolor: 'marca.tile' },
    }}
  >
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      {label}
    </Box>
    {pressed && <CheckRounded aria-hidden sx={{ fontSize: 18 }} />}
    <Box component="span" aria-hidden sx={{ ml: 'auto', color: 'text.secondary', fontWeight: 400 }}>
      {total.toLocaleString('es-VE')}
    </Box>
  </ButtonBase>
);
