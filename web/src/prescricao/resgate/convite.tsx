import type { verificarPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { erroDoNome } from '@indica-bem/domain/prescricao/nomes';
import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { useResgatar } from '../../compartilhado/indicacao/use-resgatar';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { NomeDoProduto } from '../../compartilhado/produto/nome-do-produto';
import { mensagemDe } from '../../lib/erros-da-api';
import type { RespostaDe } from '../../lib/tipos-da-api';
import { useGuardarRascunho, useRascunho } from '../../lib/use-rascunho';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { Ilustracao } from '../../ui/ilustracao';
import { CamposDosNomes, mesmosNomes, type Nomes, nomesDe } from '../campos-dos-nomes';
import classes from './convite.module.css';

type ConviteProps = {
  codigo: string;
  telefone: string;
  previa: RespostaDe<typeof verificarPrescricao>;
};

/** What waits behind the link, before it is redeemed. */
export function Convite({ codigo, telefone, previa }: ConviteProps) {
  const { product, prescriber } = previa;
  const resgate = useResgatar();
  const onde = `convite-${codigo}`;
  const rascunho = useRascunho<Nomes>(onde);
  const [nomes, setNomes] = useState(rascunho ?? nomesDe(previa));
  useGuardarRascunho(onde, mesmosNomes(nomes, nomesDe(previa)) ? null : nomes);
  const certos = !erroDoNome(nomes.tutor_nome) && !erroDoNome(nomes.pet_nome);
  return (
    <>
      <section className={classes.convite} aria-labelledby="convite">
        <div className={classes.chamada}>
          <p>
            <strong>{prescriber?.nome ?? 'Um parceiro'}</strong> indicou para {previa.pet_nome ?? 'o seu pet'}
          </p>
          <Ilustracao nome="cao-e-gato" largura={104} className={classes.pets} />
        </div>
        <div className={classes.produto}>
          <FotoDoProduto caminho={product?.imagem_caminho} altura={110} />
          <div>
            <h2 id="convite">{product ? <NomeDoProduto produto={product} /> : 'Uma indicação especial'}</h2>
            <p className={classes.codigo}>
              Código <strong translate="no">{formatarCodigo(codigo)}</strong>
            </p>
          </div>
        </div>
      </section>
      <section className={classes.nomes} aria-label="Confira os nomes">
        <CamposDosNomes nomes={nomes} mudar={setNomes} />
      </section>
      {resgate.erro && <Aviso tom="erro">{mensagemDe(resgate.erro)}</Aviso>}
      <Botao
        tom="principal"
        fullWidth
        icone={<IconGift size={22} aria-hidden />}
        loading={resgate.enviando}
        onClick={() => resgate.enviar({ codigo, telefone, nomes })}
        disabled={!certos}
      >
        Resgatar indicação
      </Botao>
      <p className={classes.depois}>
        Depois é só escolher uma loja parceira: o cupom de desconto sai na hora. O resgate fica ligado à sua conta.
      </p>
    </>
  );
}
