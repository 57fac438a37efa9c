/** Of partners, in the order of the registration's types. Without a schema: the browser reads them too. */
export const PERFIS = ['veterinario', 'criador', 'petwalker', 'interno', 'groomer', 'outros'] as const;
