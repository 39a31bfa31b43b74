import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { imageVariant } from '@tuerca/contracts/kernel/images';
import { FitBadge } from '@/entities/auth/garaje/fit-badge';
import { bs, ref } from '@/lib/format';
import { ArrowForwardRounded } from '@/ui/icons/arrow-forward-rounded';
import { CategoryOutlined } from '@/ui/icons/category-outlined';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { DirectionsCarOutlined } from '@/ui/icons/directions-car-outlined';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { SearchRounded } from '@/ui/icons/search-rounded';
import { Picture } from '@/ui/picture';
import type { FallbackKind } from '@/ui/picture-fallback';
import type { SearchSuggestion } from './search-options';

interface SearchOptionProps {
  id: string;
  option: SearchSuggestion;
  marked: boolean;
  onChoose: () => void;
  onDrop: (text: string) => void;
}

const ICONS = {
  termino: SearchRounded,
  reciente: HistoryRounded,
  vehiculo: DirectionsCarOutlined,
  categoria: CategoryOutlined,
} as const;

/** A line without a picture; a recent search can be taken off with the mouse, as with the Delete key. */
function PlainLine({
  option,
  onDrop,
}: {
  option: SearchSuggestion & { kind: keyof typeof ICONS };
  onDrop: () => void;
}) {
  const Icon = ICONS[option.kind];
  return (
    <>
      <Icon aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
      <Typography component="span" variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {option.nombre}
      </Typography>
      {option.kind === 'reciente' && (
        <Box
          component="span"
          aria-hidden
          title={`Quitar «${option.nombre}»`}
          onClick={(event: React.MouseEvent) => {
            event.preventDefault();
            event.stopPropagation();
            onDrop();
          }}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 44,
            height: 44,
            my: -1,
            mr: -1.5,
            color: 'text.secondary',
          }}
        >
          <CloseRounded fontSize="small" />
        </Box>
      )}
    </>
  );
}

const isPlain = (option: SearchSuggestion): option is SearchSuggestion & { kind: keyof typeof ICONS } =>
  option.kind in ICONS;

/** One suggestion: picture, name, price or place. A link, so that it can be opened elsewhere; the keyboard stays in the field. */
export const SearchOption = ({ id, option, marked, onChoose, onDrop }: SearchOptionProps) => (
  <Box
    component={Link}
    // The list may be longer than its box: what the arrows mark comes into view.
    ref={(element: HTMLAnchorElement | null) => {
      if (marked) element?.scrollIntoView?.({ block: 'nearest' });
    }}
    to={option.to}
    id={id}
    role="option"
    aria-selected={marked}
    tabIndex={-1}
    // The field keeps the focus until the press is over; else the list would be gone before the click.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      px: 2,
      py: 1,
      minHeight: 48,
      color: 'text.primary',
      textDecoration: 'none',
      bgcolor: marked ? 'marca.tile' : 'transparent',
      boxShadow: marked ? 'inset 3px 0 0 var(--t-palette-primary-main)' : 'none',
      '&:hover': { bgcolor: 'marca.tile' },
    }}
  >
    {isPlain(option) ? (
      <PlainLine option={option} onDrop={() => onDrop(option.nombre)} />
    ) : option.kind === 'todos' ? (
      <>
        <Typography component="span" variant="body2" sx={{ fontWeight: 600, color: 'primary.main' }}>
          {option.nombre}
        </Typography>
        <ArrowForwardRounded aria-hidden sx={{ fontSize: 18, color: 'primary.main' }} />
      </>
    ) : (
      <>
        <Picture
          src={option.imagen && imageVariant(option.imagen, 320)}
          alt=""
          sizes="44px"
          ratio="1 / 1"
          fallback={option.kind as FallbackKind}
          sx={{ width: 44, flex: 'none' }}
        />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            component="span"
            variant="body2"
            sx={{
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 2,
              overflow: 'hidden',
              overflowWrap: 'anywhere',
              lineHeight: 1.35,
              fontWeight: 600,
            }}
          >
            {option.nombre}
          </Typography>
          <Typography component="span" variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
            {option.detalle}
          </Typography>
          {option.ajuste && <FitBadge plain ajuste={option.ajuste} sx={{ height: 20 }} />}
        </Box>
        {option.precio && (
          <Box component="span" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 700 }}>
              {bs(option.precio.bs)}
            </Typography>
            <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              {ref(option.precio.usd)}
            </Typography>
          </Box>
        )}
      </>
    )}
  </Box>
);
