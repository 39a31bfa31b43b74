import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { defineFilters } from './define-filters';
import { choiceField, pageField, textField } from './filter-fields';
import { useAddressFilters } from './use-address-filters';

const LIST = defineFilters({
  marca: textField({ max: 20 }),
  estado: choiceField({ options: ['pendiente', 'enviado'], fallback: 'all' }),
  page: pageField(),
});

it('keeps a choice that the next one overtakes before it is drawn', () => {
  const { result } = renderHook(() => ({ ...useAddressFilters(LIST), search: useLocation().search }), {
    wrapper: MemoryRouter,
  });
  act(() => {
    result.current.change({ marca: 'Toyota' });
    result.current.change({ estado: 'enviado' });
  });
  expect(result.current.search).toBe('?marca=Toyota&estado=enviado');
  act(() => result.current.clear());
  expect(result.current.search).toBe('');
});
