import { useMediaQuery } from '@mantine/hooks';

/** Where a banner has room for words beside its picture; on a phone they would push the list off the screen. */
export function useTelaLarga(): boolean {
  return useMediaQuery('(min-width: 600px)', false, { getInitialValueInEffect: false });
}
