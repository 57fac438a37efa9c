/** Living accounts, invited ones included: more than any team of ours, and an end to the list. */
export const EQUIPE_NO_MAXIMO = 200;

/** What each act on a colleague refuses by itself. */
export const RECUSAS_DO_CONVITE = ['JA_CADASTRADO', 'EQUIPE_COMPLETA', 'COTA_DE_CONVITES'] as const;
export const RECUSAS_DO_ULTIMO_DONO = ['ULTIMO_DONO'] as const;
export const RECUSAS_DE_TIRAR_ACESSO = ['PROPRIO_ACESSO', ...RECUSAS_DO_ULTIMO_DONO] as const;
export const RECUSAS_DE_REDEFINIR = ['CONTA_SUSPENSA', 'COTA_DE_CONVITES', ...RECUSAS_DE_TIRAR_ACESSO] as const;
/** Removed while asking. */
export const RECUSAS_DE_QUEM_SAIU = ['NAO_ENCONTRADO'] as const;
