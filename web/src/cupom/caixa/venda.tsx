import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { aplicarDesconto } from '@indica-bem/domain/cupom/regras';
import { valorAltoDemais } from '@indica-bem/domain/doacao/valor-alto';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useOnline } from '../../lib/online';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { CampoDeMoeda } from '../../ui/campo-de-moeda';
import type { CupomNoCaixa, Venda as DadosDaVenda, FalhaDaVenda } from './estado';
import { faltamNaVenda } from './estado';
import { Funcionario } from './funcionario';
import { Pesos } from './pesos';
import { Preco } from './preco';
import classes from './venda.module.css';
import { Veredito } from './veredito';

type VendaProps = {
  cupom: CupomNoCaixa;
  venda: DadosDaVenda;
  falha: FalhaDaVenda | null;
  enviando: boolean;
  preencher: (campos: Partial<DadosDaVenda>) => void;
  confirmar: () => void;
};

export function Venda({ cupom, venda, falha, enviando, preencher, confirmar }: VendaProps) {
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  // Once a shift the name comes first; from then on it stands behind what changes with each customer.
  const [pedirNome] = useState(!venda.funcionario);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  // The button that was pressed went away while it worked: the keyboard goes on where there is something to do.
  useEffect(() => {
    if (falha) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus();
  }, [falha]);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    confirmar();
  }

  const nome = (
    <Funcionario
      nome={venda.funcionario}
      erro={falha?.campos.nome_funcionario}
      fixo={enviando}
      onChange={(funcionario) => preencher({ funcionario })}
    />
  );
  return (
    <form ref={form} className={classes.venda} onSubmit={enviar} noValidate>
      <CupomValido cupom={cupom} />
      <div className={classes.corpo}>
        <div className={classes.dados}>
          {pedirNome && nome}
          <div className={classes.valorEQuem}>
            <CampoDeMoeda
              label="Valor da compra"
              classNames={{ input: classes.valor }}
              centavos={venda.centavos}
              error={falha?.campos.valor}
              readOnly={enviando}
              aria-busy={enviando}
              onChange={(centavos) => preencher({ centavos })}
            />
            {!pedirNome && nome}
          </div>
          <Pesos peso={venda.peso} erro={falha?.campos.peso} fixo={enviando} onChange={(peso) => preencher({ peso })} />
        </div>
        <div className={classes.fecho}>
          {falha && (
            <Aviso tom="erro" titulo="Erro no cadastrado">
              {falha.mensagem}
            </Aviso>
          )}
          {!online && <Aviso tom="alerta">Sem internet, nenhum desconto é confirmado. Espere a conexão voltar.</Aviso>}
          {valorAltoDemais(venda.centavos ?? 0, venda.peso) && (
            <Aviso tom="alerta">{`Confira o valor: ${formatarReais(venda.centavos ?? 0)} é muito para um pacote.`}</Aviso>
          )}
          <Total cupom={cupom} centavos={venda.centavos ?? 0} />
          <BotaoDeEnvio faltam={faltamNaVenda(venda)} enviando={enviando}>
            Confirmar desconto
          </BotaoDeEnvio>
        </div>
      </div>
    </form>
  );
}

function CupomValido({ cupom }: { cupom: CupomNoCaixa }) {
  const { product, tutor, titulo_especifico } = cupom.prescrition;
  return (
    <Veredito tom="ok" titulo={`Cupom válido · ${formatarDecimal(cupom.desconto, 2)}%`}>
      <p className={classes.produto} translate="no">
        {product ? nomeEmUmaLinha(product) : titulo_especifico}
      </p>
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
      <span>Cobrar do cliente</span> <Preco centavos={recebido} />{' '}
      {/* One text: a page translator keeps a copy of each, and the parts of two would no longer change. */}
      <span>{`desconto de ${formatarReais(descontado)}`}</span>
    </p>
  );
}
