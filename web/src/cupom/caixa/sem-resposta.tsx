import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import { aplicarDesconto } from '@indica-bem/domain/cupom/regras';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { IconRefresh } from '@tabler/icons-react';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';
import classes from './caixa.module.css';
import type { Silencio, Tentativa } from './estado';
import { Veredito } from './veredito';

type SemRespostaProps = {
  tentativa: Tentativa;
  silencio: Silencio;
  enviando: boolean;
  tentarDeNovo: () => void;
  desistir: () => void;
};

/** Sent, and nobody knows whether it was recorded: the sale may not change until the server says. */
export function SemResposta({ tentativa, silencio, enviando, tentarDeNovo, desistir }: SemRespostaProps) {
  const { cupom, venda } = tentativa;
  const { recebido, descontado } = aplicarDesconto(venda.centavos, cupom.desconto);
  return (
    <div className={classes.inteira}>
      {/* A new one for each try, so that its outcome is heard. */}
      <Veredito key={String(enviando)} tom="alerta" titulo={silencio.titulo} emDestaque>
        <p>{silencio.motivo}</p>
        <p>Tentar de novo é seguro: o desconto nunca é registrado duas vezes.</p>
      </Veredito>
      <div className={classes.etapa}>
        <Botao
          tom="principal"
          fullWidth
          loading={enviando}
          icone={<IconRefresh size={22} aria-hidden />}
          onClick={tentarDeNovo}
        >
          Tentar de novo
        </Botao>
        <Botao tom="texto" fullWidth disabled={enviando} onClick={desistir}>
          Desistir e ler outro cupom
        </Botao>
        <Cartao>
          <Fatos
            forma="linhas"
            itens={[
              ['Valor da compra', formatarReais(venda.centavos)],
              ['Desconto', `− ${formatarReais(descontado)}`],
              ['A cobrar', formatarReais(recebido)],
              ['Embalagem', formatarPeso(venda.peso)],
              ['Cupom', formatarCodigo(cupom.codigo_coupon)],
              ['Funcionário', venda.funcionario],
            ]}
          />
        </Cartao>
      </div>
    </div>
  );
}
