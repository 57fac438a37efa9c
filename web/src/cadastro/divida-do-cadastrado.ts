import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import type { Cadastrado } from '@indica-bem/domain/conta/contrato-do-cadastro';

/** A company that came back owing: how much, for whoever has let it in. */
export function dividaDo(cadastrado: Cadastrado): string {
  const herdado = cadastrado.tipo_usuario === 'lojista' ? (cadastrado.usuario.pendencias?.herdado ?? 0) : 0;
  if (herdado >= 0) return '';
  return `. Este CNPJ deve ${formatarReais(-reaisParaCentavos(herdado))} ao grupo, de um cadastro excluído: o próximo acerto desconta`;
}
