import { REF } from '@indica-bem/domain/conta/ref';

const CHAVE = 'ref';

/** What `login/{ref}` said, for the registration it may lead to; what cannot be kept is not. */
export function lembrarRef(ref: string): void {
  if (REF.test(ref)) sessionStorage.setItem(CHAVE, ref);
}

export function refLembrada(): string | null {
  const ref = sessionStorage.getItem(CHAVE);
  return ref !== null && REF.test(ref) ? ref : null;
}
