import { NOME_DA_FUNCAO, PARA_QUE_SERVE } from '@indica-bem/domain/equipe/funcoes';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ConfirmeSeuEmail } from '../../compartilhado/pessoa/confirme-seu-email';
import { funcaoDe } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { Fatos } from '../../ui/fatos';
import { Pagina } from '../../ui/pagina';
import { FormularioDoPerfil } from './formulario-do-perfil';
import { consultaDaEdicao } from './perfil-da-conta';

/** The own account of somebody of the team (spec 7.11): what it may, and the form of every profile. */
export function MinhaConta() {
  const sessao = useUsuario();
  const { data, error, refetch } = useQuery(consultaDaEdicao(sessao));
  const funcao = funcaoDe(sessao);
  return (
    <Pagina
      titulo="Minha conta"
      largura="media"
      acoes={
        <Botao para="/seguranca" icone={<IconShieldLock size={20} aria-hidden />}>
          Segurança
        </Botao>
      }
    >
      {data?.dados.email_confirmado === false && <ConfirmeSeuEmail email={String(data.dados.email ?? '')} />}
      {funcao && (
        <Cartao como="section" rotulo="Sua função">
          <Fatos
            forma="linhas"
            itens={[
              ['Função', NOME_DA_FUNCAO[funcao]],
              ['O que você pode', PARA_QUE_SERVE[funcao]],
            ]}
          />
        </Cartao>
      )}
      {data && <FormularioDoPerfil perfil={data} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <EsqueletoDeLista linhas={2} altura={220} />}
    </Pagina>
  );
}
