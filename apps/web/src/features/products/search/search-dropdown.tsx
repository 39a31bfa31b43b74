import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';
import { visuallyHidden } from '@/ui/visually-hidden';
import { SearchOption } from './search-option';
import { type OptionGroup, optionId, SEARCH_FAILED, type SearchSuggestion } from './search-options';

interface SearchDropdownProps {
  id: string;
  groups: OptionGroup[];
  marked: SearchSuggestion | undefined;
  loading: boolean;
  empty: boolean;
  failed: boolean;
  onRetry: () => void;
  text: string;
  onChoose: (option: SearchSuggestion) => void;
  /** Removes a recent search. */
  onDrop: (text: string) => void;
}

const Loading = () => (
  <Box role="status" sx={{ position: 'relative', p: 2 }}>
    <Box component="span" sx={visuallyHidden}>
      Buscando…
    </Box>
    {[0, 1, 2].map((n) => (
      <Box key={n} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 0.75 }}>
        <Skeleton variant="rectangular" width={44} height={44} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="70%" />
          <Skeleton width="35%" />
        </Box>
      </Box>
    ))}
  </Box>
);

/** Suggestions below the field of the search box. */
export const SearchDropdown = ({
  id,
  groups,
  marked,
  loading,
  empty,
  failed,
  onRetry,
  text,
  onChoose,
  onDrop,
}: SearchDropdownProps) => (
  <>
    {loading && <Loading />}
    {empty && (
      <Typography role="status" sx={{ p: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {CATALOGUE_MESSAGES.noResults(text)}
      </Typography>
    )}
    {failed && (
      <Box role="alert" sx={{ px: 2, py: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography sx={{ flex: '1 1 14rem', color: 'text.secondary' }}>{SEARCH_FAILED}</Typography>
        <Button onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
          Intentar nuevamente
        </Button>
      </Box>
    )}
    {groups.length > 0 && (
      <Box
        id={id}
        role="listbox"
        aria-label="Sugerencias"
        sx={{ maxHeight: { md: 'min(640px, 78dvh)' }, overflowY: { md: 'auto' } }}
      >
        {groups.map(({ title, options }, i) => (
          <Box
            key={title}
            role="group"
            aria-labelledby={`${id}-g${i}`}
            sx={{ py: 0.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Typography
              id={`${id}-g${i}`}
              variant="overline"
              role="presentation"
              sx={{ display: 'block', px: 2, pt: 1, color: 'text.secondary' }}
            >
              {title}
            </Typography>
            {options.map((option) => (
              <SearchOption
                key={option.key}
                id={optionId(id, option)}
                option={option}
                marked={option === marked}
                onChoose={() => onChoose(option)}
                onDrop={onDrop}
              />
            ))}
          </Box>
        ))}
      </Box>
    )}
  </>
);
