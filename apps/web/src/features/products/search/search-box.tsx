import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense, useId, useRef } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { BareInput } from '@/ui/bare-input';
import { ArrowBackRounded } from '@/ui/icons/arrow-back-rounded';
import { CloseRounded } from '@/ui/icons/close-rounded';
import { SearchRounded } from '@/ui/icons/search-rounded';
import { PHONE, popup, sheet } from './search-box-styles';
import { optionId } from './search-options';
import { useSearchBox } from './use-search-box';

const loadDropdown = () => import('./search-dropdown');
const SearchDropdown = lazyPart(async () => (await loadDropdown()).SearchDropdown);

/** The search of the header: suggestions from 3 letters on, Enter opens the results. */
export function SearchBox({ autoFocus = false, onSearch }: { autoFocus?: boolean; onSearch?: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useSearchBox(() => {
    field.current?.blur();
    onSearch?.();
  });
  const marked = box.open ? box.options[box.marked] : undefined;
  const list = box.open && box.groups.length > 0;
  const leaving = ({ currentTarget, relatedTarget }: React.FocusEvent) =>
    currentTarget.contains(relatedTarget) || box.close();
  return (
    <Box onBlur={leaving} sx={{ position: 'relative', width: '100%', ...(box.active && { [PHONE]: sheet }) }}>
      <Box
        component="form"
        method="get"
        role="search"
        {...box.focus}
        action={paths.search()}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          box.submit();
        }}
        sx={{
          display: 'flex',
          alignItems: 'center',
          width: '100%',
          flex: 'none',
          bgcolor: 'background.paper',
          color: 'text.primary',
          borderRadius: 1,
          height: 44,
          '&:focus-within': { outline: 3, outlineColor: 'secondary.main', outlineStyle: 'solid', outlineOffset: 2 },
          ...(box.active && {
            [PHONE]: {
              height: 60,
              borderRadius: 0,
              borderBottom: 1,
              borderColor: 'divider',
              px: 0.5,
              '&:focus-within': { outline: 'none' },
            },
          }),
        }}
      >
        <IconButton
          aria-label="Cerrar la búsqueda"
          onClick={() => {
            field.current?.blur();
            box.close();
          }}
          sx={{ display: 'none', [PHONE]: { display: box.active ? 'inline-flex' : 'none' } }}
        >
          <ArrowBackRounded />
        </IconButton>
        <BareInput
          name="q"
          type="search"
          value={box.text}
          ref={field}
          onChange={(event) => box.type(event.target.value)}
          onFocus={() => {
            void loadDropdown().catch(() => undefined);
            box.activate();
          }}
          onClick={box.activate}
          onKeyDown={(event) => box.onKeyDown(event) && event.preventDefault()}
          autoFocus={autoFocus}
          autoComplete="off"
          placeholder="Repuesto, número de parte, marca o taller"
          role="combobox"
          aria-label="Buscar en Tuerca"
          aria-expanded={list}
          aria-controls={list ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={marked && optionId(id, marked)}
          enterKeyHint="search"
          maxLength={200}
          sx={{ flex: 1, pl: 2, height: '100%', '&::placeholder': { color: 'text.secondary', opacity: 1 } }}
        />
        {box.text && (
          <IconButton
            aria-label="Borrar el texto"
            onClick={() => {
              box.type('');
              field.current?.focus();
            }}
            sx={{ color: 'text.secondary' }}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        )}
        <IconButton type="submit" aria-label="Buscar" sx={{ color: 'primary.main' }}>
          <SearchRounded />
        </IconButton>
      </Box>
      {box.open && (
        <Box sx={popup}>
          <Suspense>
            <SearchDropdown
              id={id}
              groups={box.groups}
              marked={marked}
              loading={box.loading}
              empty={box.empty}
              failed={box.failed}
              onRetry={() => {
                field.current?.focus();
                box.retry();
              }}
              text={box.wanted}
              onChoose={box.leave}
              onDrop={box.drop}
            />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
