import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { verPrescritor } from '@indica-bem/domain/prescritor/chamadas';
import type { Licenca } from '@indica-bem/domain/prescritor/contrato';
import { type LicencaNegada, MOTIVOS_DA_TRAVA } from '@indica-bem/domain/prescritor/licenca';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import { idDoUsuario, type Sessao } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';

/** Why what is only for vets stays locked for this partner; null when nothing is. The server has the last word. */
export function useTrava(): string | null {
  const sessao = useUsuario();
  const { data } = useQuery(consulta(verPrescritor, { params: { id: idDoUsuario(sessao) } }));
  const negada = negadaHoje(data?.licenca ?? licencaDaEntrada(sessao), hojeEmSaoPaulo(new Date()));
  return negada && MOTIVOS_DA_TRAVA[negada];
}

/** Without a network and without a copy only the profile is known: who is no vet. */
function licencaDaEntrada(sessao: Sessao): Pick<Licenca, 'estado' | 'vale_ate'> | null {
  if (sessao.tipo_usuario !== 'prescritor') return null;
  return sessao.usuario.perfil === 'veterinario' ? null : { estado: 'nao_veterinario', vale_ate: null };
}

/** A copy may be older than the last day of the check. */
function negadaHoje(licenca: Pick<Licenca, 'estado' | 'vale_ate'> | null, hoje: string): LicencaNegada | null {
  if (!licenca) return null;
  if (licenca.estado !== 'valida') return licenca.estado;
  return licenca.vale_ate !== null && licenca.vale_ate < hoje ? 'vencida' : null;
}

export const soDeVeterinarios = ({ so_veterinario }: Pick<Produto, 'so_veterinario'>) => so_veterinario === 'S';
