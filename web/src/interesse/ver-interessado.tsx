import { formatarCnpj } from '@indica-bem/domain/brasil/documentos';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { formatarTelefone } from '@indica-bem/domain/brasil/telefone';
import { cadastrar } from '@indica-bem/domain/conta/chamadas';
import { numeroDoTipo } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { alterarInteressado, verInteressado } from '@indica-bem/domain/interesse/chamadas';
import type { Interessado } from '@indica-bem/domain/interesse/contrato';
import {
  cadastroDoInteresse,
  ROTULO_DA_SITUACAO,
  ROTULO_DO_INTERESSE,
  ROTULO_DO_PERFIL_DE_INTERESSE,
} from '@indica-bem/domain/interesse/regras';
import { IconMail, IconUserPlus } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { consulta } from '../lib/consultas';
import { usePode } from '../lib/pode';
import { useLidoAgora } from '../lib/use-lido-agora';
import { Botao } from '../ui/botao';
import { BotaoWhatsApp } from '../ui/botao-whatsapp';
import { Cartao } from '../ui/cartao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Etiqueta } from '../ui/etiqueta';
import { Fatos } from '../ui/fatos';
import { Pagina } from '../ui/pagina';
import { Esquecer } from './esquecer';
import { FormularioDoInteressado } from './formulario-do-interessado';
import classes from './interessados.module.css';
import { saudacao, TONS_DA_SITUACAO } from './palavras';

/** One who wants to take part: who it is, the ways to write, and how far the conversation has come. */
export function VerInteressado() {
  const { id_interessado = '' } = useParams();
  const { data, error, refetch } = useLidoAgora(consulta(verInteressado, { params: { id: Number(id_interessado) } }));
  return (
    <Pagina titulo={data?.nome ?? 'Interessado'} subtitulo={data && ROTULO_DO_INTERESSE[data.tipo]}>
      {data && <Conteudo key={data.id} interessado={data} />}
      {!data && !error && <EsqueletoDeLista linhas={2} altura={260} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}

function Conteudo({ interessado }: { interessado: Interessado }) {
  const pode = usePode();
  const { id, situacao, telefone, email, mensagem } = interessado;
  const tipo = numeroDoTipo(cadastroDoInteresse(interessado));
  return (
    <div className={classes.lado}>
      <Cartao como="section" rotulo="Pedido">
        <div className={classes.cabeca}>
          <h2>O pedido</h2>
          <Etiqueta tom={TONS_DA_SITUACAO[situacao]}>{ROTULO_DA_SITUACAO[situacao]}</Etiqueta>
        </div>
        {mensagem && <p className={classes.citacao}>{mensagem}</p>}
        <Fatos forma="linhas" itens={fatosDe(interessado)} />
        <div className={classes.acoes}>
          <BotaoWhatsApp telefone={telefone} texto={saudacao(interessado)} />
          <Botao href={`mailto:${email}`} icone={<IconMail size={20} aria-hidden />}>
            E-mail
          </Botao>
          {pode(cadastrar) && situacao !== 'cadastrado' && (
            <Botao para={`/usuarios/novo/${tipo}?interessado=${id}`} icone={<IconUserPlus size={20} aria-hidden />}>
              Abrir cadastro
            </Botao>
          )}
        </div>
      </Cartao>
      {pode(alterarInteressado) ? (
        <div className={classes.form}>
          <FormularioDoInteressado interessado={interessado} />
          <Esquecer interessado={interessado} />
        </div>
      ) : (
        <Cartao como="section" rotulo="Conversa">
          <Fatos forma="linhas" itens={[['Anotação', interessado.anotacao ?? 'Nenhuma']]} />
        </Cartao>
      )}
    </div>
  );
}

function fatosDe(interessado: Interessado): [string, string | null][] {
  const { perfil, nome_da_loja, cnpj, cidade, uf, telefone, outro_telefone, email, outro_email } = interessado;
  const { criado_em, repetido_em, vezes, alterado_em, alterado_por } = interessado;
  return [
    ['O que faz', perfil && ROTULO_DO_PERFIL_DE_INTERESSE[perfil]],
    ['Loja', nome_da_loja],
    ['CNPJ', cnpj && formatarCnpj(cnpj)],
    ['Cidade', `${cidade}, ${uf}`],
    ['WhatsApp', formatarTelefone(telefone)],
    ['Escreveu também com', outro_telefone && formatarTelefone(outro_telefone)],
    ['E-mail', email],
    ['E também', outro_email],
    ['Enviado em', momentoCompleto(criado_em)],
    ['Escreveu de novo', repetido_em && `${momentoCompleto(repetido_em)} (${vezes} vezes ao todo)`],
    ['Última mudança', alterado_em && [momentoCompleto(alterado_em), alterado_por].filter(Boolean).join(' · ')],
  ];
}
