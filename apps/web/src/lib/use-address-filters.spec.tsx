import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
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

it('forgets a choice that was undone with back before it was drawn', () => {
  const { result } = renderHook(
    () => ({ ...useAddressFilters(LIST), search: useLocation().search, back: useNavigate() }),
    { wrapper: MemoryRouter },
  );
  act(() => result.current.change({ marca: 'Toyota' }));
  act(() => {
    result.current.change({ estado: 'enviado' });
    void result.current.back(-1);
  });
  expect(result.current.search).toBe('?marca=Toyota');
  act(() => result.current.change({ marca: 'Chery' }));
  expect(result.current.search).toBe('?marca=Chery');
});
