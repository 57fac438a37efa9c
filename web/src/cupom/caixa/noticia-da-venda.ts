import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { avisar } from '../../ui/toasts';
import type { CupomValidado, Evento, Tentativa } from './estado';

/** To who has left the till meanwhile: what the receipt would have said. */
export function avisarVendida({ cupom }: Tentativa, { valorRecebido }: CupomValidado): void {
  avisar.ok(`Desconto concedido: ${formatarReais(reaisParaCentavos(valorRecebido ?? 0))}, ${doCupom(cupom)}.`);
}

/** And what its other ends would have. */
export function avisarNaoVendida({ cupom }: Tentativa, desfecho: Evento): void {
  if (desfecho.tipo === 'sem-resposta') {
    const acao = { rotulo: 'Abrir o caixa', para: '/cupom/efetivar' };
    avisar.erro(`Ainda sem resposta: a venda do ${doCupom(cupom)} não está confirmada.`, { acao });
  }
  if (desfecho.tipo === 'recusado') {
    avisar.erro(`Venda do ${doCupom(cupom)} não registrada: ${desfecho.recusa.titulo}`);
  }
  if (desfecho.tipo === 'venda-recusada') {
    avisar.erro(`Venda do ${doCupom(cupom)} não registrada: ${desfecho.falha.mensagem}`);
  }
}

function doCupom({ codigo_coupon, prescrition }: Tentativa['cupom']): string {
  const codigo = `cupom ${formatarCodigo(codigo_coupon)}`;
  return prescrition.tutor ? `${codigo} (${prescrition.tutor.nome})` : codigo;
}
