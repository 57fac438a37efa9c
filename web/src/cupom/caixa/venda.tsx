import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { aplicarDesconto } from '@indica-bem/domain/cupom/regras';
import { type FormEvent, useEffect, useRef } from 'react';
import { useOnline } from '../../lib/online';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { CampoDeMoeda } from '../../ui/campo-de-moeda';
import type { CupomNoCaixa, Venda as DadosDaVenda, FalhaDaVenda, Silencio } from './estado';
import { faltamNaVenda } from './estado';
import { Funcionario } from './funcionario';
import { Pesos } from './pesos';
import classes from './venda.module.css';
import { Veredito } from './veredito';

type VendaProps = {
  cupom: CupomNoCaixa;
  venda: DadosDaVenda;
  falha: FalhaDaVenda | null;
  /** Sent, and nobody knows whether it was recorded: nothing may change until the server says. */
  silencio: Silencio | null;
  enviando: boolean;
  preencher: (campos: Partial<DadosDaVenda>) => void;
  confirmar: () => void;
  desistir: () => void;
};

export function Venda({ cupom, venda, falha, silencio, enviando, preencher, confirmar, desistir }: VendaProps) {
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const campoDoValor = useRef<HTMLInputElement>(null);
  const fixo = enviando || silencio !== null;

  useEffect(() => campoDoValor.current?.focus(), []);
  // The button that was pressed went away while it worked: the keyboard goes on where there is something to do.
  useEffect(() => {
    if (falha || silencio) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus();
  }, [falha, silencio]);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    confirmar();
  }

  return (
    <form ref={form} className={classes.venda} onSubmit={enviar} noValidate>
      <div className={classes.dados}>
        <CupomValido cupom={cupom} />
        <CampoDeMoeda
          ref={campoDoValor}
          label="Valor da compra"
          description="Preço cheio, sem o desconto."
          classNames={{ input: classes.valor }}
          centavos={venda.centavos}
          error={falha?.campos.valor}
          readOnly={fixo}
          onChange={(centavos) => preencher({ centavos })}
        />
        <fieldset disabled={fixo} className={classes.grupo}>
          <Pesos peso={venda.peso} erro={falha?.campos.peso} onChange={(peso) => preencher({ peso })} />
          <Funcionario
            nome={venda.funcionario}
            erro={falha?.campos.nome_funcionario}
            fixo={fixo}
            onChange={(funcionario) => preencher({ funcionario })}
          />
        </fieldset>
      </div>
      <div className={classes.fecho}>
        <Total cupom={cupom} centavos={venda.centavos ?? 0} />
        {falha && (
          <Aviso tom="erro" titulo="Erro no cadastrado">
            {falha.mensagem}
          </Aviso>
        )}
        {silencio && (
          <Aviso tom="erro" titulo={silencio.titulo}>
            {silencio.motivo} Tentar de novo é seguro: o desconto nunca é registrado duas vezes.
          </Aviso>
        )}
        {!online && <Aviso tom="alerta">Sem internet, nenhum desconto é confirmado. Espere a conexão voltar.</Aviso>}
        <BotaoDeEnvio faltam={faltamNaVenda(venda)} enviando={enviando}>
          {silencio ? 'Tentar de novo' : 'Confirmar desconto'}
        </BotaoDeEnvio>
        {silencio && (
          <Botao tom="texto" fullWidth onClick={desistir}>
            Desistir e ler outro cupom
          </Botao>
        )}
      </div>
    </form>
  );
}

function CupomValido({ cupom }: { cupom: CupomNoCaixa }) {
  const { product, tutor, titulo_especifico } = cupom.prescrition;
  return (
    <Veredito tom="ok" titulo={`Cupom válido · ${formatarDecimal(cupom.desconto, 2)}%`}>
      <p className={classes.produto}>{product?.nome ?? titulo_especifico}</p>
      <p className={classes.tutor}>
        {tutor && <span>Tutor: {tutor.nome}</span>}
        {tutor?.cpf && <span>CPF {tutor.cpf}</span>}
        <span>Válido até {isoParaBr(cupom.data_validade)}</span>
      </p>
    </Veredito>
  );
}

function Total({ cupom, centavos }: { cupom: CupomNoCaixa; centavos: number }) {
  const { descontado, recebido } = aplicarDesconto(centavos, cupom.desconto);
  return (
    <p className={classes.total}>
      <span>Cobrar do cliente</span> <strong>{formatarReais(recebido)}</strong>{' '}
      <span>desconto de {formatarReais(descontado)}</span>
    </p>
  );
}
