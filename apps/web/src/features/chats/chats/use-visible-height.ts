import { useCallback } from 'react';

/** Ref of an element that is told, as `--visible-height`, how high the screen is above a phone's keyboard: `dvh` does not say so everywhere. */
export const useVisibleHeight = () =>
  useCallback((element: HTMLElement | null) => {
    const viewport = window.visualViewport;
    if (!element || !viewport) return;
    const measure = () => {
      element.style.setProperty('--visible-height', `${viewport.height}px`);
      element.style.setProperty('transform', viewport.offsetTop > 0 ? `translateY(${viewport.offsetTop}px)` : '');
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
