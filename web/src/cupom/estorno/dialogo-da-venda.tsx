import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { desfazerVenda, pedirEstorno } from '@indica-bem/domain/estorno/chamadas';
import { MOTIVOS_DA_LOJA } from '@indica-bem/domain/estorno/regras';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { DialogoDeEstorno } from '../../compartilhado/estorno/dialogo-de-estorno';
import { api } from '../../lib/api';

export type VendaQueVolta = { id_coupon: number; codigo_coupon: string; vez: number; valor: number | null };

const DIZERES = {
  desfazer: {
    titulo: 'Desfazer esta venda?',
    confirmar: 'Desfazer venda',
    perigo: true,
    efeito: 'O cupom volta a valer para o tutor, e o quilo desta venda não é doado.',
  },
  pedir: {
    titulo: 'Pedir o estorno desta venda?',
    confirmar: 'Enviar pedido',
    perigo: false,
    efeito: 'Passaram os 15 minutos para desfazer no caixa. A equipe analisa e responde aqui e por e-mail.',
  },
} as const;

type DialogoDaVendaProps = {
  venda: VendaQueVolta;
  como: keyof typeof DIZERES;
  aoEnviar: () => void;
  fechar: () => void;
};

/** The store's own dialog for a sale that should not have been; who never opens it does not fetch it. */
export function DialogoDaVenda({ venda, como, aoEnviar, fechar }: DialogoDaVendaProps) {
  const { efeito, ...dizeres } = DIZERES[como];
  return (
    <DialogoDeEstorno
      {...dizeres}
      {...{ aoEnviar, fechar }}
      motivos={MOTIVOS_DA_LOJA}
      enviar={({ motivo, texto }, chave) => {
        const pedido = {
          params: { id: venda.id_coupon },
          headers: { 'idempotency-key': chave },
          body: { vez: venda.vez, motivo, texto },
        };
        return como === 'desfazer' ? api(desfazerVenda, pedido) : api(pedirEstorno, pedido);
      }}
    >
      <p>
        <strong>
          Cupom {formatarCodigo(venda.codigo_coupon)}, {formatarReais(reaisParaCentavos(venda.valor ?? 0))}
        </strong>
      </p>
      <p>{efeito}</p>
    </DialogoDeEstorno>
  );
}
