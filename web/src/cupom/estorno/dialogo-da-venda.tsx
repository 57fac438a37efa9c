import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { desfazerVenda, pedirEstorno } from '@indica-bem/domain/estorno/chamadas';
import { destinoDoCupom, MOTIVOS_DA_LOJA } from '@indica-bem/domain/estorno/regras';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { DialogoDeEstorno } from '../../compartilhado/estorno/dialogo-de-estorno';
import { api } from '../../lib/api';

export type VendaQueVolta = {
  id_coupon: number;
  codigo_coupon: string;
  vez: number;
  valor: number | null;
  data_validade: string;
};

const DIZERES = {
  desfazer: {
    titulo: 'Desfazer esta venda?',
    confirmar: 'Desfazer venda',
    perigo: true,
  },
  pedir: {
    titulo: 'Pedir o estorno desta venda?',
    confirmar: 'Enviar pedido',
    perigo: false,
  },
} as const;

type DialogoDaVendaProps = {
  venda: VendaQueVolta;
  como: keyof typeof DIZERES;
  aoEnviar: (frase: string) => void;
  fechar: () => void;
};

/** The store's own dialog for a sale that should not have been; who never opens it does not fetch it. */
export function DialogoDaVenda({ venda, como, aoEnviar, fechar }: DialogoDaVendaProps) {
  const dizeres = DIZERES[como];
  const vale = venda.data_validade >= hojeEmSaoPaulo(new Date());
  const feita = vale ? 'Venda desfeita. O cupom voltou a valer.' : 'Venda desfeita.';
  const efeito =
    como === 'desfazer'
      ? `${destinoDoCupom(hojeEmSaoPaulo(new Date()), venda.data_validade)} O quilo desta venda não é doado.`
      : 'Passaram os 15 minutos para desfazer no caixa. A equipe analisa e responde aqui e por e-mail.';
  return (
    <DialogoDeEstorno
      {...dizeres}
      fechar={fechar}
      aoEnviar={() => aoEnviar(como === 'desfazer' ? feita : 'Pedido enviado à equipe.')}
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
